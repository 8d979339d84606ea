import { nameProduce, nameStaples } from './staples.js';

/** Groups products by a text that many of them share, such as their categories. */
export class Groups {
  private readonly numbers = new Map<string, number>();
  /** By document number: the number of the product's group. */
  groupOf = new Int32Array(64);
  /** By the number of the group: how many products it has. */
  readonly sizes: number[] = [];
  /** By the number of the group: whether its text names staples. */
  readonly staple: boolean[] = [];
  /** By the number of the group: whether its text names fruit and vegetables. */
  readonly produce: boolean[] = [];

  /** Moves a product to the group of `text`; `undefined` is no group. */
  move(doc: number, former: string | undefined, text: string | undefined): void {
    if (former === text) return;
    if (former !== undefined) this.resize(this.number(former), -1);
    if (text === undefined) return;
    if (doc >= this.groupOf.length) this.grow();
    this.groupOf[doc] = this.number(text);
    this.resize(this.number(text), 1);
  }

  private resize(group: number, change: 1 | -1): void {
    this.sizes[group] = (this.sizes[group] ?? 0) + change;
  }

  private number(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.staple.push(nameStaples(text));
    this.produce.push(nameProduce(text));
    this.numbers.set(text, this.numbers.size);
    return this.numbers.size - 1;
  }

  private grow(): void {
    const { groupOf } = this;
    this.groupOf = new Int32Array(groupOf.length * 2);
    this.groupOf.set(groupOf);
  }
}
