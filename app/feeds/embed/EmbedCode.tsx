import { escapeHtml } from '#app/platform/http/escape-html.ts';
import { CopyField } from '#app/ui/CopyField.tsx';
import { embedAddress } from './embed-address.ts';

type EmbedCodeProps = {
  body: { id: string; title: string };
  /** The site's own address; unknown when the page could not learn it. */
  origin: string | undefined;
};

/** What a site's editor pastes into a page to have the list of a body's meetings there. */
export function EmbedCode({ body, origin }: EmbedCodeProps) {
  const address = embedAddress(body.id, origin);
  const title = escapeHtml(`Meetings of ${body.title}`);
  const code = `<iframe src="${escapeHtml(address)}" title="${title}" width="100%" height="520" loading="lazy" style="border:0"></iframe>`;
  return (
    <div className="grid max-w-[48rem] gap-2">
      <p>
        The next and the last meetings on a page of yours, kept up to date by themselves:{' '}
        <a href={address}>how it looks</a>. It stands in a frame, runs no script and sets no cookie.
      </p>
      <CopyField name="embed" label="Code for your page" value={code} />
    </div>
  );
}
