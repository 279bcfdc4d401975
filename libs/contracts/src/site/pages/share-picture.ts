/** The texts on the picture that is shown when a page is shared. */
export interface PictureWords {
  /** The name of the site. */
  brand: string;
  /** The line above the headline. */
  eyebrow: string;
  headline: string;
  /** Only for a service. */
  price?: string | undefined;
}

/** Returns the path of a page's share picture with these texts; undefined if there is none yet. */
export type FindPicture = (page: string, words: PictureWords) => string | undefined;
