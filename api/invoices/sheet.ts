import { fonts } from './fonts.js';

const margin = 40;
const ink = '#1b2a22';
export const quiet = '#5c6b62';
export const green = '#0b6b3a';
export const wash = '#eef6f0';
const hairline = '#d9e0db';

/** Holds a position and a width in points. */
export interface SheetPlace {
  x: number;
  y: number;
  width: number;
}

export interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
}

const usual = 9;

/** Draws text on A4 pages. It stores the original text too, because a reader cannot recover it from shaped glyphs. */
export class InvoiceSheet {
  readonly left = margin;
  readonly width: number;
  readonly bottom: number;

  private constructor(readonly pdf: PDFKit.PDFDocument) {
    this.width = pdf.page.width - 2 * margin;
    this.bottom = pdf.page.height - 2 * margin;
  }

  static async open({ title, language }: { title: string; language: string }): Promise<InvoiceSheet> {
    // the import takes a third of a second, which the start of the shop does not need
    const { default: PDFDocument } = await import('pdfkit');
    const { regular, bold } = await fonts();
    const pdf = new PDFDocument({
      size: 'A4',
      margin,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title },
      font: '', // no default font: a font opened before it has a name is parsed again at each change
    });
    pdf.registerFont('regular', regular).registerFont('bold', bold);
    return new InvoiceSheet(pdf);
  }

  /** Writes text within a width, on several lines if needed. @returns the y position of the next line */
  write(text: string, { x, y, width }: SheetPlace, style: TextStyle = {}): number {
    if (!text) return y;
    this.dress(style);
    this.pdf.markContent('Span', { actual: text });
    this.pdf.text(text, x, y, { width, align: style.align ?? 'left' });
    this.pdf.endMarkedContent();
    return this.pdf.y;
  }

  /** Writes a number on one line, in a smaller size if it would not fit: a number is never broken. */
  numeric(text: string, place: SheetPlace, style: TextStyle = {}): number {
    return this.write(text, place, {
      ...style,
      size: this.fitting(text, place.width, style),
      align: 'right',
    });
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.dress(style).heightOfString(text, { width });
  }

  lineHeight(style: TextStyle = {}): number {
    return this.dress(style).currentLineHeight(true);
  }

  line(y: number, { x, width } = { x: this.left, width: this.width }): void {
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(hairline)
      .stroke();
  }

  fill({ x, y, width }: SheetPlace, height: number, color: string): void {
    this.pdf.roundedRect(x, y, width, height, 3).fill(color);
  }

  /** Begins a new page. @returns the y position where the new page begins */
  turn(): number {
    this.pdf.addPage();
    return margin;
  }

  /** Writes the page number at the foot of each page. */
  number(words: (page: number, pages: number) => string): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(page);
      this.pdf.page.margins.bottom = 0; // otherwise this text would begin another page
      const place = { x: this.left, y: this.pdf.page.height - margin, width: this.width };
      this.write(words(page + 1, count), place, { size: 8, color: quiet, align: 'center' });
    }
  }

  private dress({ size = usual, bold = false, color = ink }: TextStyle) {
    return this.pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  }

  private fitting(text: string, width: number, { size = usual, ...style }: TextStyle): number {
    const widest = () =>
      Math.max(...text.split('\n').map((line) => this.dress({ ...style, size: tried }).widthOfString(line)));
    let tried = size;
    while (tried > 4 && widest() > width) tried -= 0.5;
    return tried;
  }
}
