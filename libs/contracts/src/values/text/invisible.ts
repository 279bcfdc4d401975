/*
 * Zero-width characters, direction marks and soft hyphens come with pasted text and make equal-looking texts differ.
 * Only joiners that a script or an emoji needs are kept.
 */

const INVISIBLE =
  /\u034F|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;
const JOINERS = new Set(['\u200C', '\u200D']);

/** Letters of scripts that are written without joiners. */
const UNJOINED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Inherited}\p{Script=Common}]$/u;
const LETTER_BEFORE = /\p{L}$/u;
const MARK_BEFORE = /\p{M}$/u;
const LETTER_AFTER = /^[\p{L}\p{M}]/u;
const EMOJI_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;

/** A text without invisible characters. */
export const withoutInvisible = (value: string): string =>
  value.replace(INVISIBLE, (character, at: number) =>
    JOINERS.has(character) &&
    isJoining(value.slice(Math.max(0, at - 2), at), value.slice(at + 1, at + 3))
      ? character
      : '',
  );

/** Whether a joiner is needed: between letters of a joining script, after a sign of one, or within an emoji. */
function isJoining(before: string, after: string): boolean {
  if (EMOJI_BEFORE.test(before)) return EMOJI_AFTER.test(after);
  if (UNJOINED.test(before)) return false;
  return MARK_BEFORE.test(before) || (LETTER_BEFORE.test(before) && LETTER_AFTER.test(after));
}
