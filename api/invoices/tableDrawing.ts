import type { InvoiceColumn, Table } from './paper.js';
import { type TextStyle, type SheetPlace, quiet, type InvoiceSheet, wash } from './sheet.js';

const gap = 4;
const pad = 3;

type Frame = Omit<SheetPlace, 'y'>;

/** Calculates the position of each column. */
const placesOf = (columns: readonly InvoiceColumn[], { x, width }: Frame): Frame[] => {
  const shares = columns.reduce((all, column) => all + column.width, 0);
  let at = x;
  return columns.map((column) => {
    const share = (width * column.width) / shares;
    const place = { x: at + gap / 2, width: share - gap };
    at += share;
    return place;
  });
};

class TableDrawing {
  private readonly places: Frame[];

  constructor(
    private readonly sheet: InvoiceSheet,
    private readonly table: Table,
    private readonly frame: Frame,
  ) {
    this.places = placesOf(table.columns, frame);
  }

  /**
   * Draws the whole table.
   * @param start the y position where it begins
   * @returns the y position where it ends
   */
  draw(start: number): number {
    let y = this.head(start);
    for (const cells of this.table.rows) y = this.row(cells, y);
    const { sum } = this.table;
    return sum ? this.row(sum, y, { bold: true }) : y;
  }

  private head(y: number): number {
    const labels = this.table.columns.map(({ label }) => label);
    const style = { size: 8, color: quiet };
    const height = this.heightOf(labels, style);
    this.sheet.fill({ ...this.frame, y }, height, wash);
    return this.cells(labels, y, height, style);
  }

  /** Draws a row on this page, or on the next page after the table head if it does not fit. */
  private row(cells: readonly string[], y: number, style: TextStyle = {}): number {
    const height = this.heightOf(cells, style);
    const top = y + height > this.sheet.bottom ? this.head(this.sheet.turn()) : y;
    return this.cells(cells, top, height, style);
  }

  private heightOf(cells: readonly string[], style: TextStyle): number {
    const heights = cells.map((cell, at) =>
      this.table.columns[at]?.numeric
        ? cell.split('\n').length * this.sheet.lineHeight(style)
        : this.sheet.heightOf(cell, this.places[at]?.width ?? 0, style),
    );
    return Math.max(...heights) + 2 * pad;
  }

  private cells(cells: readonly string[], y: number, height: number, style: TextStyle): number {
    for (const [at, cell] of cells.entries()) {
      const place = { x: 0, width: 0, ...this.places[at], y: y + pad };
      if (this.table.columns[at]?.numeric) this.sheet.numeric(cell, place, style);
      else this.sheet.write(cell, place, style);
    }
    this.sheet.line(y + height, this.frame);
    return y + height;
  }
}

/** Draws a table and repeats its head on each page. @returns the y position where the table ends */
export const drawTable = (sheet: InvoiceSheet, table: Table, frame: Frame, y: number): number =>
  new TableDrawing(sheet, table, frame).draw(y);
