import { pages } from './pages.server.ts';

type Given = { loaderData: { title: string; texts: string[] } };

export function loader({ request }: { request: Request }) {
  const page = pages[new URL(request.url).pathname];
  if (!page) throw new Response(null, { status: 404 });
  const { title, texts } = page;
  return { title, texts };
}

/** The text of one of the app's pages, and nothing else of it. */
export default function Page({ loaderData: { title, texts } }: Given) {
  return (
    <main>
      <title>{title}</title>
      <h1>{title}</h1>
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved
        <p key={place}>{text}</p>
      ))}
    </main>
  );
}
