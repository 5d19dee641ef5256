import { contrast, type TokenColours } from '#app/ui/contrast.ts';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import { Part } from './Part.tsx';

const grounds = ['paper', 'panel', 'sunken'] as const;
const themes = ['light', 'dark'] as const;

const coloursText = [
  'Paper and ink are the ground, the accent is for what can be pressed, and adopted, rejected,',
  'pending and corrected are states of a public record and of nothing else. The figures are contrast',
  'ratios on the three grounds, light and dark: text needs 4.5, the text of a summary 7, the edge of',
  'a control 3.',
].join(' ');

export function Colours({ colours }: { colours: TokenColours[] }) {
  const named = new Map(colours.map((colour) => [colour.token, colour]));
  const ratio = (token: string, ground: string, theme: (typeof themes)[number]) =>
    contrast(named.get(token)?.[theme] ?? '#000000', named.get(ground)?.[theme] ?? '#000000');
  return (
    <Part id="colours" title="Colours" text={coloursText}>
      <Table
        caption="Colours and their contrast"
        dense
        head={
          <>
            <Th>Token</Th>
            <Th>Light</Th>
            <Th>Dark</Th>
            {themes.flatMap((theme) =>
              grounds.map((ground) => (
                <Th key={`${theme}-${ground}`} number>
                  {ground}, {theme}
                </Th>
              )),
            )}
          </>
        }
      >
        {colours.map((colour) => (
          <Row key={colour.token}>
            <Td nowrap>--{colour.token}</Td>
            {themes.map((theme) => (
              <Td key={theme} nowrap>
                <Swatch colour={colour[theme]} /> <code>{colour[theme]}</code>
              </Td>
            ))}
            {themes.flatMap((theme) =>
              grounds.map((ground) => (
                <Td key={`${theme}-${ground}`} number>
                  {ratio(colour.token, ground, theme).toFixed(1)}
                </Td>
              )),
            )}
          </Row>
        ))}
      </Table>
    </Part>
  );
}

/** An SVG, whose colour is an attribute: the site's policy refuses styles of an element's own. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg width="28" height="16" className="inline-block align-middle" aria-hidden="true">
      <rect width="28" height="16" fill={colour} stroke="currentColor" strokeOpacity="0.35" />
    </svg>
  );
}

const sizes = [
  ['text-5xl', 'The landing page’s title'],
  ['text-4xl', 'A page’s title on a desk'],
  ['text-3xl', 'A page’s title on a phone'],
  ['text-2xl', 'A section'],
  ['text-xl', 'A part of a section'],
  ['text-lg', 'A lead'],
  ['text-base', 'The interface'],
  ['text-sm', 'Dense tables, hints'],
  ['text-xs', 'Marks'],
] as const;

export function Type() {
  return (
    <Part
      id="type"
      title="Type"
      text="Source Serif 4 for what is read, Public Sans for what is worked with."
    >
      <ul className="grid gap-3">
        {sizes.map(([size, use]) => (
          <li key={size} className="grid items-baseline gap-x-6 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <code className="text-muted text-sm">{size}</code>
            <span
              className={`${size} ${size === 'text-base' || size === 'text-sm' || size === 'text-xs' ? '' : 'font-serif'}`}
            >
              {use}
            </span>
          </li>
        ))}
      </ul>
      <div className="prose-summary">
        <h3>The text of a summary</h3>
        <p>
          The council adopted the second supplement to the budget, 7 to 2, after a hearing at which
          six residents spoke. A line holds 62 to 72 characters; figures such as 1,234,567 line up
          in tables.
        </p>
        <ul>
          <li>One item of a list, as it is indented</li>
          <li>Another</li>
        </ul>
      </div>
    </Part>
  );
}
