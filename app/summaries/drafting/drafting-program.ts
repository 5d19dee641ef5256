import { workApart } from '#app/platform/apart/work-apart.server.ts';
import { findFacts } from '#app/proceedings/facts/find-facts.ts';
import type { DraftingTask, FactualDraft } from './draft-apart.server.ts';
import { draftExtractively } from './extractive-drafter.ts';

// Run by draft-apart.server.ts. Node runs this file as it stands; it is no part of the server's
// bundle.
workApart<DraftingTask, FactualDraft>(async ({ transcript, options }, onProgress) => {
  const draft = await draftExtractively(transcript, { ...options, onProgress });
  return { ...draft, facts: findFacts(transcript.segments, draft.cases) };
});
