import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { productName } from '@regelwerk/contract/product-name';
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

const greeting = { en: 'Hello,', de: 'Hallo,' };
const closing = { en: `Your ${productName} team`, de: `Dein Team von ${productName}` };
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
  const text = [greeting[language], ...paragraphs, ...link, closing[language], foot].join('\n\n');
  const button =
    action === undefined
      ? ''
      : `<p><a href="${escapeHtml(action.address)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="font-size:13px;color:#52525b;word-break:break-all">${escapeHtml(action.address)}</p>`;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fafafa;color:#18181b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px">
${[greeting[language], ...paragraphs].map((paragraph) => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`).join('\n')}
${button}
<p>${escapeHtml(closing[language])}</p>
<p style="font-size:13px;color:#52525b">${links.map(({ label, address }) => `<a href="${escapeHtml(address)}" style="color:#52525b">${escapeHtml(label)}</a>`).join(' · ')}</p>
</div></body></html>`;
  return { to, subject: subject.replaceAll(/\s+/g, ' '), text, html };
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}
