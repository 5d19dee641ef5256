import { Disclosure } from '#app/ui/Disclosure.tsx';
import { type Checked, checkedWords } from '../account/checked.ts';

/** How the sentences of a summary were checked, and how many of them each way. */
export function CheckedLegend({ checked }: { checked: ReadonlyMap<Checked, number> }) {
  if (checked.size === 0) return null;
  // The keys of an object written out in checked.ts.
  const ways = (Object.keys(checkedWords) as Checked[]).filter((way) => checked.has(way));
  return (
    <Disclosure label="How each sentence was checked" className="checked-legend">
      <dl>
        {ways.map((way) => (
          <div key={way}>
            <dt>
              {checkedWords[way].label} <span className="text-muted">{checked.get(way)}</span>
            </dt>
            <dd>{checkedWords[way].meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
