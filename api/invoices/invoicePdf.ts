import type { Readable } from 'node:stream';
import { fill } from '../../contract/messages/fill.js';
import type { InvoicePair, Paper } from './paper.js';
import { green, type TextStyle, type SheetPlace, quiet, InvoiceSheet } from './sheet.js';
import { drawTable } from './tableDrawing.js';

const lines = (sheet: InvoiceSheet, texts: readonly string[], place: SheetPlace, style?: TextStyle): number =>
  texts.reduce((y, text) => sheet.write(text, { ...place, y }, style), place.y);

const pairs = (
  sheet: InvoiceSheet,
  facts: readonly InvoicePair[],
  { x, y, width }: SheetPlace,
  style: TextStyle = {},
): number =>
  facts.reduce((at, [label, value]) => {
    const half = width / 2;
    const [one, other] = [
      sheet.write(label, { x, y: at, width: half - 4 }, { color: quiet, ...style }),
      sheet.write(value, { x: x + half, y: at, width: half }, { ...style, align: 'right' }),
    ];
    return Math.max(one, other) + 2;
  }, y);

/** Draws the seller on the left, and the title and facts of the invoice on the right. */
const drawHead = (sheet: InvoiceSheet, { seller, title, stamp, facts }: Paper): number => {
  const column = sheet.width / 2 - 10;
  const right = { x: sheet.left + sheet.width - column, width: column };
  const left = { x: sheet.left, width: column };
  const [name = '', ...rest] = seller;
  const under = sheet.write(name, { ...left, y: 40 }, { size: 18, bold: true, color: green });
  const one = lines(sheet, rest, { ...left, y: under + 2 });
  const headed = sheet.write(title, { ...right, y: 40 }, { size: 16, bold: true, align: 'right' });
  const stamped = sheet.write(
    stamp ?? '',
    { ...right, y: headed },
    { size: 12, bold: true, color: '#b3261e', align: 'right' },
  );
  return Math.max(one, pairs(sheet, facts, { ...right, y: stamped + 6 }));
};

const drawBillTo = (sheet: InvoiceSheet, { billTo, notice }: Paper, y: number): number => {
  const place = { x: sheet.left, width: sheet.width / 2 };
  sheet.line(y);
  const labelled = sheet.write(billTo.label, { ...place, y: y + 8 }, { size: 8, color: quiet });
  const [name = '', ...rest] = billTo.lines;
  const named = sheet.write(name, { ...place, y: labelled }, { bold: true });
  const under = lines(sheet, rest, { ...place, y: named });
  const noticed = { x: sheet.left, width: sheet.width, y: under + 8 };
  return sheet.write(notice ?? '', noticed, { bold: true });
};

/** Draws the totals, the taxes and the closing lines together on one page. */
const drawFoot = (sheet: InvoiceSheet, paper: Paper, start: number): void => {
  const rows = Math.max(paper.totals.length, (paper.taxes?.rows.length ?? 0) + 1);
  const y = start + rows * 24 + 80 > sheet.bottom ? sheet.turn() : start + 10;
  const half = sheet.width / 2 - 10;
  const right = { x: sheet.left + sheet.width - half, width: half };
  const last = paper.totals.length - 1;
  const totalled = pairs(sheet, paper.totals.slice(0, last), { ...right, y });
  const paid = pairs(
    sheet,
    paper.totals.slice(last),
    { ...right, y: totalled },
    { size: 13, bold: true, color: green },
  );
  const taxed = paper.taxes ? drawTable(sheet, paper.taxes, { x: sheet.left, width: half }, y) : y;
  const place = { x: sheet.left, width: sheet.width, y: Math.max(paid, taxed) + 12 };
  const [words = '', ...rest] = paper.closing;
  lines(sheet, rest, { ...place, y: sheet.write(words, place) + 4 }, { size: 8, color: quiet });
};

/** Draws an invoice as PDF. A long invoice takes a third of a second. */
export const invoicePdf = async (paper: Paper): Promise<Readable> => {
  const sheet = await InvoiceSheet.open(paper);
  const y = drawBillTo(sheet, paper, drawHead(sheet, paper) + 10);
  const frame = { x: sheet.left, width: sheet.width };
  drawFoot(sheet, paper, drawTable(sheet, paper.items, frame, y + 10));
  sheet.number((page, pages) => fill(paper.footer, { page, pages }));
  sheet.pdf.end();
  return sheet.pdf as unknown as Readable; // it is a Node stream, which its type does not say
};
