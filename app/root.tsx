import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import styles from '#app/ui/app.css?url';
import type { Route } from './+types/root';
import { findViewer } from './accounts/sessions.server.ts';
import { requireWholeSignIn, viewerContext } from './accounts/viewer.server.ts';
import { PrivateMeta } from './PageMeta.tsx';
import { pageToasts } from './page-failure.ts';
import { pageHandle } from './page-handle.ts';
import { env } from './platform/env.server.ts';
import { readTheme } from './platform/http/theme.server.ts';
import { carryToasts, takeToast } from './platform/http/toasts.server.ts';
import { nameAsker, noteAnswer } from './platform/security-log.server.ts';
import { ErrorPage } from './ui/ErrorPage.tsx';
import { FontPreloads } from './ui/FontPreloads.tsx';
import { LinkButton } from './ui/LinkButton.tsx';
import { SiteFooter } from './ui/SiteFooter.tsx';
import { SiteHeader } from './ui/SiteHeader.tsx';
import { SkipLink } from './ui/SkipLink.tsx';
import { Toaster } from './ui/Toaster.tsx';
import { useFocusAfterNavigation } from './ui/use-focus-after-navigation.ts';

export const middleware: Route.MiddlewareFunction[] = [
  carryToasts,
  async ({ request, context }, next) => {
    const viewer = await findViewer(request);
    if (viewer) {
      nameAsker(viewer.userId);
      requireWholeSignIn(viewer, request);
    }
    context.set(viewerContext, viewer);
    const answer = await next();
    noteAnswer(answer);
    return answer;
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { origin, pathname, search } = new URL(request.url);
  const toast = await takeToast(context, request);
  return {
    // Also for one who has yet to show a second factor: the link leads to where that is done.
    viewer: viewer && {
      email: viewer.email,
      isAdmin: viewer.tier === 'admin',
    },
    theme: await readTheme(request),
    toasts: toast ? [toast] : [],
    year: new Date().getUTCFullYear(),
    origin: env.PUBLIC_URL ?? origin,
    here: pathname + search,
  };
}

/**
 * After every form the messages are asked for, also after one that was refused. Not where the session has
 * ended: the answer would lead to the sign-in, and take away what was typed.
 */
export function shouldRevalidate({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod === undefined || formMethod === 'GET') return defaultShouldRevalidate;
  return actionStatus !== 401;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const error = useRouteError();
  const page = pageHandle(matches);
  const pathname = matches.at(-1)?.pathname ?? '/';
  const theme = root?.theme ?? 'system';
  useFocusAfterNavigation();
  return (
    <html lang="en-US" data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <FontPreloads />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <SkipLink />
        <Toaster
          toasts={[...(root?.toasts ?? []), ...pageToasts(matches, error)]}
          position={page.toastPosition}
          persistent={page.toasts === 'one'}
          hydrates={page.hydrate}
        />
        <SiteHeader viewer={root?.viewer ?? null} pathname={pathname} />
        {children}
        <SiteFooter
          year={root?.year ?? new Date().getUTCFullYear()}
          theme={theme}
          returnTo={root?.here ?? '/'}
          pathname={pathname}
          signedIn={Boolean(root?.viewer)}
        />
        {page.hydrate ? <ScrollRestoration /> : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

const words: Record<number, { title: string; text: string }> = {
  403: { title: 'Access denied', text: 'This page is not yours to see.' },
  404: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page may have moved.',
  },
  413: {
    title: 'This form is too large',
    text: 'Nothing of it was saved. Shorten what you wrote and send it again.',
  },
  429: { title: 'Too many requests', text: 'Wait a minute, then try again.' },
  503: {
    title: 'Out of order for a moment',
    text: 'Nothing can be stored at the moment. What you had saved is safe. Try again in a few minutes: what you see then is what was stored.',
  },
};

const broken = {
  title: 'Something went wrong',
  text: 'The fault is on our side and has been noted. What you had saved is safe. Try again in a minute.',
};

function wordsFor(error: unknown) {
  return (isRouteErrorResponse(error) && words[error.status]) || broken;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  const expected = isRouteErrorResponse(error);
  const { title, text } = wordsFor(error);
  const said: unknown = expected ? error.data?.message : undefined;
  const reference: unknown = expected ? error.data?.reference : undefined;
  return (
    <>
      <PrivateMeta title={title} />
      <ErrorPage
        title={typeof said === 'string' ? said : title}
        text={typeof said === 'string' ? undefined : text}
        action={
          <LinkButton to={root?.viewer ? '/my-meetings' : '/'}>Go to the start page</LinkButton>
        }
        reference={typeof reference === 'string' ? reference : undefined}
      />
    </>
  );
}
