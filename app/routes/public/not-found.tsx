import { data } from 'react-router';
import { privateMeta } from '#app/page-meta.ts';
import { ErrorPage } from '#app/ui/ErrorPage.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';

export const handle = { hydrate: false };

export const meta = () => privateMeta('Page not found');

export function loader() {
  return data(null, { status: 404 });
}

export function action() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <ErrorPage
      title="Page not found"
      text="The address may be mistyped, or the page may have moved."
      action={<LinkButton to="/">Go to the start page</LinkButton>}
    />
  );
}
