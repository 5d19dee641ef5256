import type { Behind, ReadSummary } from '#app/meetings/read-summary.server.ts';
import { keepMade } from '#app/platform/kept/keep-public.server.ts';
import { meetingFacts } from '../reading/meeting-facts.server.ts';
import type { Account } from './account.ts';
import { composeAccount } from './compose-account.ts';

type Read = { summary: ReadSummary | null; behind: Behind | null };

const keepAccount = keepMade<Account>();

/** The account of a meeting that was read; null while it has no summary. The same for all who read it. */
export async function accountOf({ summary, behind }: Read): Promise<Account | null> {
  if (!summary) return null;
  return keepAccount(summary, async () => {
    const facts = behind && (await meetingFacts(behind));
    return composeAccount({ document: summary.document, behind, facts });
  });
}
