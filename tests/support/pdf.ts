import { inflateSync } from 'node:zlib';

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (text: string) =>
  text.replace(/\\([\s\S])/g, (_, character: string) => escapes[character] ?? character);

const decoded = (bytes: string) =>
  bytes.startsWith('\xfe\xff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes;

/** Returns the original texts of a PDF (its `ActualText`), page by page in reading order. */
export const textsOfPdf = (pdf: Buffer): string[] => {
  const streams = [...pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)];
  const contents = streams.map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  );
  return contents.flatMap((content) =>
    [...content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) =>
      decoded(unescaped(text)),
    ),
  );
};
