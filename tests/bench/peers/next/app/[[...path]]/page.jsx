import { readFileSync } from 'node:fs';

const pages = JSON.parse(readFileSync(process.env.PEER_PAGES, 'utf8'));

export const dynamicParams = false;
export const generateStaticParams = () =>
  Object.keys(pages).map((path) => ({ path: path.split('/').filter(Boolean) }));

export default async function Page({ params }) {
  const { path = [] } = await params;
  const { title, texts } = pages[`/${path.join('/')}`];
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
