import { Form, Link } from 'react-router';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { ListedSearch } from './list-searches.server.ts';
import { rateOptions } from './rate-options.ts';

type SearchRatesProps = {
  searches: readonly ListedSearch[];
  /** All that the reader has; a page of them is shown. */
  count: number;
  mayTellAtOnce: boolean;
};

/** When a reader is told of each of their saved searches, to be changed where it stands. */
export function SearchRates({ searches, count, mayTellAtOnce }: SearchRatesProps) {
  if (searches.length === 0) {
    return (
      <p>
        You have none. <Link to="/search">Search</Link>, and save what concerns you.
      </p>
    );
  }
  const options = rateOptions(mayTellAtOnce);
  return (
    <div className="grid gap-6">
      {searches.map(({ id, name, rate, isPaused }) => (
        <Form key={id} method="post" className="grid gap-2">
          <input type="hidden" name="intent" value="rate" />
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              field={{ name: 'rate', id: `rate-${id}`, defaultValue: rate }}
              label={name}
              hint={isPaused ? 'Paused: your plan has no room for it.' : undefined}
              options={options}
              className="wrap-anywhere min-w-0 flex-[1_1_16rem]"
            />
            <SubmitButton name="search" value={id} variant="secondary" pendingLabel="Saving...">
              Save<span className="sr-only"> {name}</span>
            </SubmitButton>
          </div>
        </Form>
      ))}
      <p>
        <Link to="/saved-searches">
          {count > searches.length ? `All ${count} saved searches` : 'Your saved searches'}
        </Link>
      </p>
    </div>
  );
}
