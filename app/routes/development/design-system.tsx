import { data } from 'react-router';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { env } from '#app/platform/env.server.ts';
import { readTokenColours } from '#app/ui/contrast.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import tokens from '#app/ui/styles/tokens.css?raw';
import type { Route } from './+types/design-system';
import { Fields } from './Fields.tsx';
import { Lists } from './Lists.tsx';
import { Messages } from './Messages.tsx';
import { Pressed } from './Pressed.tsx';
import { Colours, Type } from './Tokens.tsx';

/** For those who build the product: where it is used there is no such page. */
export function loader() {
  if (env.DAIS_MODE === 'production') throw data(null, { status: 404 });
  return { colours: readTokenColours(tokens) };
}

const parts = [
  ['colours', 'Colours'],
  ['type', 'Type'],
  ['pressed', 'Buttons and links'],
  ['fields', 'Fields'],
  ['messages', 'Badges and messages'],
  ['lists', 'Tables and lists'],
] as const;

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  return (
    <PageFrame width="wide">
      <PrivateMeta title="Design System" />
      <PageHeading
        title="Design System"
        lead="The tokens and components of app/ui in each of their states, for those who build with them."
      />
      <nav aria-label="Parts of this page">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {parts.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Colours colours={loaderData.colours} />
      <Type />
      <Pressed />
      <Fields />
      <Messages />
      <Lists />
    </PageFrame>
  );
}
