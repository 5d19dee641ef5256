import { brand } from '#app/brand.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { MailMessage } from './mail-message.ts';
import { sectionAsHtml, sectionAsText } from './render-section.ts';

type Surroundings = {
  /** Without a slash at the end. */
  siteUrl: string;
  secretOf: (id: string) => string;
  /** The address that ends such mail. */
  unsubscribe?: string | null;
  /** Addresses that end a part of it. */
  endings?: readonly { label: string; address: string }[];
};

/** The plain text and the HTML of a message: the same words in the same order. */
export function renderMail(message: MailMessage, around: Surroundings) {
  const address = message.link ? addressOf(message.link, around) : null;
  return { text: asText(message, address, around), html: asHtml(message, address, around) };
}

function addressOf({ path, secretOf }: NonNullable<MailMessage['link']>, around: Surroundings) {
  const address = new URL(around.siteUrl + path);
  if (secretOf) address.searchParams.set('token', around.secretOf(secretOf));
  return address.href;
}

function asText(message: MailMessage, address: string | null, around: Surroundings): string {
  const link = message.link && address ? [`${message.link.label}:\n${address}`] : [];
  const sections = (message.sections ?? []).flatMap((section) =>
    sectionAsText(section, around.siteUrl),
  );
  const { paragraphs, beyond = [], closing = [] } = message;
  const body = [...paragraphs, ...sections, ...beyond, ...link, ...closing];
  // "-- " is how mail programs know where the sender's own lines begin.
  const end = waysOut(message, around).map(({ label, address: out }) => `${label}: ${out}`);
  return [...body, `-- \n${[...footer(message), ...end].join('\n')}`, ''].join('\n\n');
}

/** How a reader gets less of such mail, or none. */
function waysOut({ settings }: MailMessage, { siteUrl, unsubscribe, endings }: Surroundings) {
  return [
    ...(endings ?? []),
    ...(settings ? [{ label: 'Choose what you are sent', address: siteUrl + settings }] : []),
    ...(unsubscribe ? [{ label: 'No more mail like this', address: unsubscribe }] : []),
  ];
}

function footer({ reason }: MailMessage): string[] {
  return [reason, `${brand.company.legalName}, ${brand.company.state}. ${brand.supportEmail}`];
}

function asHtml(message: MailMessage, address: string | null, around: Surroundings): string {
  const { siteUrl } = around;
  const end = waysOut(message, around)
    .map(
      ({ label, address: out }) =>
        `<br><a href="${escapeHtml(out)}" style="color:inherit">${escapeHtml(label)}</a>`,
    )
    .join('');
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n');
  const link =
    message.link && address
      ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(address)}" \
style="display:inline-block;padding:12px 20px;border-radius:4px;background:#1a4272;\
color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(message.link.label)}</a></p>
<p class="small" style="margin:0 0 16px;font-size:14px;color:#59544a">\
If the button does not work, copy this address into your browser:<br>\
<a href="${escapeHtml(address)}" style="color:inherit;word-break:break-all">\
${escapeHtml(address)}</a></p>`
      : '';
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(message.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #16181b !important; color: #ebe7de !important; }
  .small, .foot { color: #b0aba0 !important; }
  .foot, .quote { border-color: #34383e !important; }
  .mark { background: #4a4020 !important; color: #ebe7de !important; }
  .button { background: #a3c4ee !important; color: #0d1a2b !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbf9f3;color:#1d1b17">
<div class="ground" style="max-width:560px;margin:0 auto;padding:32px 20px;overflow-wrap:anywhere;background:#fbf9f3;color:#1d1b17;font:16px/1.55 'Public Sans','Helvetica Neue',Arial,sans-serif">
<p style="margin:0 0 28px;font:600 22px/1.2 'Source Serif 4',Georgia,serif"><a href="${escapeHtml(siteUrl)}/" style="color:inherit;text-decoration:none">${escapeHtml(brand.name)}</a></p>
${paragraphs(message.paragraphs)}
${(message.sections ?? []).map((section) => sectionAsHtml(section, around.siteUrl)).join('\n')}
${paragraphs(message.beyond ?? [])}
${link}
${paragraphs(message.closing ?? [])}
<p class="foot" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dfd9cb;font-size:14px;color:#59544a">${footer(message).map(escapeHtml).join('<br>')}${end}</p>
</div>
</body>
</html>
`;
}
