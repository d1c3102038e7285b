import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { productName } from '@regelwerk/contract/shop/product-name';
import { legalLinks } from '@regelwerk/legal/legal-links';
import type { Mail } from '../../gateways/mail/send-mail.ts';

/** The content of a mail before rendering. */
export interface MailContent {
  readonly to: string;
  readonly language: InterfaceLanguage;
  readonly siteUrl: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly address: string };
}

const closing = { en: `Your ${productName} team`, de: `Dein Team von ${productName}` };
const withoutButton = {
  en: 'If the button does not work, open this address:',
  de: 'Falls der Knopf nicht geht, öffne diese Adresse:',
};
/** How much of a mail its list shows beside the subject. */
const previewLength = 140;
const darkStyle =
  '@media (prefers-color-scheme:dark){.page{background:#11181d!important;color:#ecebe7!important}.card{background:#182127!important;border-color:#37424a!important}.brand{color:#ecebe7!important}.quiet{color:#aab4bb!important}.link{color:#62d4d6!important}.button{background:#62d4d6!important;color:#0a2327!important}}';
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Renders a mail as plain text and as equivalent HTML; user input is escaped. */
export function writeMail({ to, language, siteUrl, subject, paragraphs, action }: MailContent): Mail {
  const link = action === undefined ? [] : [`${action.label}:\n${action.address}`];
  const links = legalLinks(siteUrl, language);
  const foot = links.map(({ label, address }) => `${label}: ${address}`).join('\n');
  const text = [...paragraphs, ...link, closing[language], foot].join('\n\n');
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0 8px"><a class="button" href="${escapeHtml(action.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#00636d;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p class="quiet" style="margin:0 0 24px;font-size:13px;color:#5b636b;overflow-wrap:anywhere">${withoutButton[language]}<br>${escapeHtml(action.address)}</p>`;
  const [lead = ''] = paragraphs;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#faf9f7;color:#20282e;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(lead.slice(0, previewLength))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left"><tr>
<td style="padding:0 4px 16px;font-size:18px;font-weight:700;letter-spacing:-0.02em"><a class="brand" href="${escapeHtml(siteUrl)}" style="color:#20282e;text-decoration:none">${productName}</a></td>
</tr><tr><td class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #e2e1de;border-radius:14px;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${unbrokenNumbers(escapeHtml(subject))}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px;white-space:pre-line">${linked(escapeHtml(paragraph), escapeHtml(siteUrl))}</p>`).join('\n')}
${button}
<p style="margin:0">${escapeHtml(closing[language])}</p>
</td></tr><tr><td class="quiet" style="padding:16px 4px;font-size:13px;line-height:1.9;color:#5b636b">${links.map(({ label, address }) => `<a class="quiet" href="${escapeHtml(address)}" style="margin-right:12px;white-space:nowrap;color:#5b636b">${escapeHtml(label)}</a>`).join(' ')}</td></tr></table>
</td></tr></table></body></html>`;
  return { to, subject: subject.replaceAll(/\s+/g, ' '), text, html };
}

/** Makes links of the addresses of this site in an escaped text; a stranger may have written another address in it. */
function linked(escaped: string, site: string): string {
  return escaped.replaceAll(/https?:\/\/[^\s<>]*[^\s<>.,;:!?)]/g, (address) =>
    address === site || address.startsWith(`${site}/`)
      ? `<a class="link" href="${address}" style="color:#00636d">${address}</a>`
      : address,
  );
}

/** Keeps numbers such as RW-2026-000012 on one line. */
function unbrokenNumbers(escaped: string): string {
  return escaped.replaceAll(/[A-Z]+-\d[\d-]*/g, (number) => `<span style="white-space:nowrap">${number}</span>`);
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}
