/** What the picture says that a link to a page is shared with. */
export interface PictureWords {
  /** The name of the site. */
  brand: string;
  /** The line above the headline. */
  eyebrow: string;
  headline: string;
  /** Of a service. */
  price?: string | undefined;
}

/** The path of a page's picture with these words; undefined while there is none. */
export type FindPicture = (page: string, words: PictureWords) => string | undefined;
