/** Numbers texts from 0 on, because numbers are faster to count with. Texts are never removed. */
export class NumberedTexts {
  protected readonly numbers = new Map<string, number>();
  protected readonly texts: string[] = [];

  /** Returns the number of a text; undefined if it was never added. */
  number(text: string): number | undefined {
    return this.numbers.get(text);
  }

  /** Returns the text with a number; empty if there is none. */
  text(number: number): string {
    return this.texts[number] ?? '';
  }

  /** Adds a text. @returns its number, also when the text is known */
  add(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}
