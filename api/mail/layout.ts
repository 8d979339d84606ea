import { fill } from '../../contract/messages/fill.js';
import { escaped } from '../common/escaped.js';
import type { Mail, MailContent, MailRow, Sender } from './mail.js';

interface MailParts extends Omit<MailContent, 'to'> {
  /** The language of the mail as a BCP 47 tag, such as `en-IN`. */
  language: string;
  /** The shop's name. */
  brand: string;
  hello: string;
  footer: string;
}

const textLines = (pairs: readonly MailRow[]) =>
  pairs.map(([label, value]) => `${label}: ${value}`).join('\n');

/** Renders a mail as plain text. Long lines stay, because the mailer breaks them as RFC 5322 demands. */
const asText = ({ hello, lead, code, bill, facts, action, note, stop, footer }: MailParts): string =>
  [
    hello,
    lead,
    ...(code ? [`    ${code}`] : []),
    ...(bill ? [textLines(bill.lines), textLines(bill.totals)] : []),
    ...(facts?.length ? [textLines(facts)] : []),
    note,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(stop ? [`${stop.label}:\n${stop.href}`] : []),
    `-- \n${footer}\n`,
  ].join('\n\n');

// Mail programs drop style sheets and scripts, but all of them draw tables and inline styles.
const font = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
const ink = '#1b2a22';
const quiet = '#5c6b62';
const green = '#0b6b3a';

const paragraph = (text: string, style = `font-size:16px;line-height:24px;color:${ink}`) =>
  `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;

const codeBox = (code: string) =>
  `<p style="margin:8px 0 24px;padding:16px;background:#eef6f0;border-radius:12px;text-align:center;font-size:32px;line-height:40px;letter-spacing:8px;font-weight:700;color:${ink}">${escaped(code)}</p>`;

const button = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:8px 0 24px"><a href="${escaped(href)}" style="display:inline-block;padding:12px 24px;background:${green};border-radius:12px;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a></p>`;

const stopLink = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:0 0 16px"><a href="${escaped(href)}" style="font-size:14px;line-height:20px;color:${quiet};text-decoration:underline">${escaped(label)}</a></p>
`;

const cell = (text: string, style: string) =>
  `<td style="padding:6px 0;font-size:15px;line-height:22px;vertical-align:top;color:${ink};${style}">${escaped(text)}</td>`;

const numericCell = 'padding-left:16px;text-align:right;white-space:nowrap';
const row =
  (style: string, valueStyle: string) =>
  ([label, value]: MailRow) =>
    `<tr>${cell(label, style)}${cell(value, `${valueStyle};${style}`)}</tr>`;

const table = (rows: string) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;${font}">${rows}</table>`;

const billTable = ({ lines, totals }: NonNullable<MailContent['bill']>) => {
  const line = row('border-bottom:1px solid #e3e8e4', numericCell);
  const sum = row('font-weight:700', numericCell);
  const last = totals.length - 1;
  const added = totals.map((total, at) => (at === last ? sum : row('', numericCell))(total));
  return table([...lines.map(line), ...added].join('\n'));
};

const factTable = (facts: readonly MailRow[]) =>
  table(facts.map(row('', 'padding-left:16px;white-space:pre-line')).join('\n'));

const asHtml = ({
  language,
  brand,
  subject,
  hello,
  lead,
  code,
  bill,
  facts,
  action,
  note,
  stop,
  footer,
}: MailParts): string =>
  `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f6f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px;${font}"><tr><td style="padding:32px 24px 16px">
${paragraph(brand, `font-size:18px;line-height:24px;font-weight:700;color:${green}`)}
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;color:${ink}">${escaped(subject)}</h1>
${paragraph(hello)}
${paragraph(lead)}
${code ? codeBox(code) : ''}${bill ? billTable(bill) : ''}${facts?.length ? factTable(facts) : ''}${action ? button(action) : ''}
${paragraph(note, `font-size:14px;line-height:20px;color:${quiet}`)}
${stop ? stopLink(stop) : ''}</td></tr></table>
<p style="margin:16px 0 0;${font};font-size:12px;line-height:16px;color:${quiet}">${escaped(footer)}</p>
</td></tr></table>
</body>
</html>
`;

/** Builds a mail as text and HTML, with the shop's greeting and footer. */
export const mailOf = ({ to, ...content }: MailContent, { messages, shop }: Sender): Mail => {
  const { hello, footer } = messages.mails;
  const parts = {
    language: messages.language,
    brand: messages.ui.site.name,
    hello,
    footer: fill(footer, { shop }),
    ...content,
  };
  const { subject, stop } = content;
  const mail = { to, subject, text: asText(parts), html: asHtml(parts) };
  return stop ? { ...mail, unsubscribe: stop.oneClick } : mail;
};
