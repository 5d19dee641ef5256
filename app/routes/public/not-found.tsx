import { data } from 'react-router';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { ErrorPage } from '#app/ui/ErrorPage.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';

export const handle = { hydrate: false };

export function loader() {
  return data(null, { status: 404 });
}

export function action() {
  return data(null, { status: 404 });
}

export function ServerComponent() {
  return (
    <>
      <PrivateMeta title="Page not found" />
      <ErrorPage
        title="Page not found"
        text="The address may be mistyped, or the page may have moved."
        action={<LinkButton to="/">Go to the start page</LinkButton>}
      />
    </>
  );
}
