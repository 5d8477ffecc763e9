/** Text as in the made-up language of tests: with accents and a little longer, but still to be read. */

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const WITH = "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const VOWELS = /[aeiou]/i;

/** Every letter with an accent, and every third vowel twice. */
export function accented(text: string): string {
  let vowels = 0;
  return [...text]
    .map((letter) => {
      const at = PLAIN.indexOf(letter);
      if (at < 0) return letter;
      const with_ = [...WITH][at] as string;
      return VOWELS.test(letter) && ++vowels % 3 === 0 ? with_ + with_.toLowerCase() : with_;
    })
    .join("");
}
