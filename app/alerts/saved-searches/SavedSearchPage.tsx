import type { ReactNode } from 'react';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { readSearchPage } from './read-search-page.server.ts';
import { SavedSearchForm } from './SavedSearchForm.tsx';
import { SearchPreview } from './SearchPreview.tsx';

type SavedSearchPageProps = {
  title: string;
  /** Its own address. */
  here: string;
  page: Awaited<ReturnType<typeof readSearchPage>>;
  saveLabel: string;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** A search with when its reader is told, and what it would have found. */
export function SavedSearchPage({ title, here, page, saveLabel, children }: SavedSearchPageProps) {
  const { preview, search, name, rate, mayTellAtOnce, zone } = page;
  return (
    <PageFrame width="reading">
      <PageHeading
        above={<BackLink to="/saved-searches">Saved Searches</BackLink>}
        title={title}
        lead="Whatever is published anew is searched, and you are told of what it finds."
      />
      <div className="grid gap-8">
        <div className="max-w-[38rem]">
          <SavedSearchForm
            // What is looked for comes from the address: with another one it is another form.
            key={`${search.q} ${name}`}
            {...{ search, name, rate, mayTellAtOnce, zone, saveLabel }}
          />
        </div>
        {preview ? <SearchPreview preview={preview} search={search} here={here} /> : null}
        {children}
      </div>
    </PageFrame>
  );
}
