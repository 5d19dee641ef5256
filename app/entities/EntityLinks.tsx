import { ExternalLink } from '#app/ui/LinkButton.tsx';

type EntityLinksProps = { entity: { homepageUrl: string | null; documentsUrl: string | null } };

/** Where an entity itself is to be found, as far as that is known. */
export function EntityLinks({ entity: { homepageUrl, documentsUrl } }: EntityLinksProps) {
  return (
    <>
      {homepageUrl ? (
        <ExternalLink href={homepageUrl} button>
          Visit Website
        </ExternalLink>
      ) : null}
      {documentsUrl ? (
        <ExternalLink href={documentsUrl} button>
          View Documents
        </ExternalLink>
      ) : null}
    </>
  );
}
