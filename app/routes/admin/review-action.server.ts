import { data, type RouterContextProvider, redirect } from 'react-router';
import { AppError } from '#app/platform/app-error.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { retryParkedJob } from '#app/platform/jobs/retry-parked-job.server.ts';
import { readGivenAgenda } from '#app/records/agenda/read-given-agenda.server.ts';
import { readUpload } from '#app/records/read-upload.server.ts';
import { answerFinding, takeBackAnswer } from '#app/summaries/findings/answer-finding.server.ts';
import { goOn } from '#app/summaries/inbox/go-on.server.ts';
import { publishSummary } from '#app/summaries/publishing/publish-summary.server.ts';
import { startCorrection } from '#app/summaries/publishing/start-correction.server.ts';
import { answerDoubt } from '#app/summaries/review/answer-doubt.server.ts';
import { answerGap } from '#app/summaries/review/answer-gap.server.ts';
import { bringBackDraft } from '#app/summaries/review/bring-back-draft.server.ts';
import { addSentence } from '#app/summaries/review/cases/add-sentence.server.ts';
import { caseSaved } from '#app/summaries/review/cases/case-saved.ts';
import {
  changeCase,
  joinCase,
  splitCase,
} from '#app/summaries/review/cases/change-cases.server.ts';
import { mendSentence, removeSentence } from '#app/summaries/review/change-sentence.server.ts';
import {
  addVote,
  changeVote,
  leaveHeardCount,
  putInHeardCount,
  removeVote,
} from '#app/summaries/review/change-votes.server.ts';
import { confirmSentence } from '#app/summaries/review/confirm-sentence.server.ts';
import { draftAgain } from '#app/summaries/review/draft-again.server.ts';
import {
  addFact,
  changeFact,
  removeFact,
} from '#app/summaries/review/facts/change-facts.server.ts';
import { placeOnDesk } from '#app/summaries/review/place-on-desk.ts';
import { readReviewedVersion } from '#app/summaries/review/read-version.server.ts';
import { removeSentences } from '#app/summaries/review/remove-sentences.server.ts';
import type { Refused } from '#app/summaries/review/review-refusal.ts';
import { saveDraft } from '#app/summaries/review/save-draft.server.ts';
import { spellAsRoster } from '#app/summaries/review/spell-as-roster.server.ts';
import { carryOutSpread } from '#app/summaries/review/spread.server.ts';
import { takeBackConfirmation } from '#app/summaries/review/take-back-confirmation.server.ts';
import { at, inOrderOf, offering, saying } from './review-answer.server.ts';
import { type Reviewing, readReviewForm, typedIn } from './review-form.server.ts';

type Given = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  actorId: string;
  meetingId: string;
};

/** One button of the review page: done and back to the page, or refused with what was typed. */
export async function reviewAction({ request, context, actorId, meetingId }: Given) {
  const form = await readReviewForm(request);
  try {
    const { message, place } = await carryOut(form, { actorId, meetingId });
    const from = new URL(request.url).searchParams.get('from');
    const onwards =
      form.intent === 'publish-next' ? await goOn({ actorId, meetingId, from }) : null;
    showToast(context, 'success', onwards?.message ?? message);
    const here = `/admin/meetings/${meetingId}${inOrderOf(request, place)}`;
    return redirect(onwards?.to ?? here);
  } catch (error) {
    const failed = 'That did not work. Nothing was changed. Please try again.';
    const { message, status } = refusalOf(error, failed);
    const refused: Refused = { ...typedIn(form), message };
    return data({ refused }, { status });
  }
}

async function carryOut(form: Reviewing, by: { actorId: string; meetingId: string }) {
  switch (form.intent) {
    case 'save': {
      const { open } = await saveDraft({ ...form, ...by });
      return {
        message: saying('Draft saved', open),
        place: `?version=${form.versionId}`,
      };
    }
    case 'confirm': {
      const { next, left, alsoSettled } = await confirmSentence({ ...form, ...by });
      const also = alsoSettled === 0 ? '' : ', and what else tells the same vote';
      return {
        message: saying(`Sentence confirmed${also}`, left),
        place: at(form, placeOnDesk.sentence(next ?? form.index)),
      };
    }
    case 'take-back':
      await takeBackConfirmation({ ...form, ...by });
      return {
        message: 'Confirmation taken back',
        place: at(form, placeOnDesk.sentence(form.index)),
      };
    case 'confirm-finding':
      await answerFinding({ ...form, ...by });
      return { message: 'Confirmed', place: at(form, placeOnDesk[form.of](form.index)) };
    case 'take-back-finding':
      await takeBackAnswer({ ...form, ...by });
      return {
        message: 'Confirmation taken back',
        place: at(form, placeOnDesk[form.of](form.index)),
      };
    case 'mend': {
      const { index, open, save } = await mendSentence({ ...form, ...by, carried: form });
      const message = saying('Sentence saved', open);
      return offering(form, { save, message, hash: placeOnDesk.sentence(index) });
    }
    case 'remove': {
      const { index } = await removeSentence({ ...form, ...by });
      return {
        message: `Sentence ${index + 1} removed`,
        place: at(form, placeOnDesk.sentence(Math.max(index - 1, 0))),
      };
    }
    case 'remove-chosen': {
      const { count, open, first } = await removeSentences({ ...form, ...by });
      return {
        message: saying(`${count} removed`, open),
        place: at(form, placeOnDesk.sentence(Math.max(first - 1, 0))),
      };
    }
    case 'add-vote': {
      const { index } = await addVote({ ...form, ...by, typed: form });
      return { message: 'Vote added', place: at(form, placeOnDesk.vote(index)) };
    }
    case 'change-vote':
      await changeVote({ ...form, ...by, typed: form });
      return offering(form, {
        save: form.revision,
        message: 'Vote saved',
        hash: placeOnDesk.vote(form.index),
      });
    case 'add-fact': {
      const { fact } = await addFact({ ...form, ...by, typed: form });
      return { message: 'Added', place: at(form, placeOnDesk.fact(fact)) };
    }
    case 'change-fact':
      await changeFact({ ...form, ...by, typed: form });
      return offering(form, {
        save: form.revision,
        message: 'Saved',
        hash: placeOnDesk.fact(form.fact),
      });
    case 'remove-fact':
      await removeFact({ ...form, ...by });
      return { message: 'Removed', place: at(form, 'named-title') };
    case 'change-case': {
      const { place, ...went } = await changeCase({
        ...form,
        ...by,
        place: form.case,
        typed: form,
      });
      return offering(form, {
        save: form.revision,
        message: caseSaved(went),
        hash: placeOnDesk.case(place),
      });
    }
    case 'join-case':
      await joinCase({ ...form, ...by, place: form.case });
      return { message: 'Cases joined', place: at(form, placeOnDesk.case(form.case - 1)) };
    case 'add-sentence': {
      const { index, open } = await addSentence({ ...form, ...by, place: form.case, typed: form });
      return {
        message: saying('Sentence added', open),
        place: at(form, placeOnDesk.sentence(index)),
      };
    }
    case 'split-case':
      await splitCase({ ...form, ...by, place: form.case, typed: form });
      return { message: 'Case split', place: at(form, placeOnDesk.case(form.case)) };
    case 'spread': {
      const { message, open } = await carryOutSpread({ ...form, ...by });
      return {
        message: saying(message, open),
        place: `?version=${form.versionId}`,
      };
    }
    case 'roster-names': {
      const { open } = await spellAsRoster({ ...form, ...by });
      return {
        message: saying('Spelled as the roster has it', open),
        place: `?version=${form.versionId}`,
      };
    }
    case 'count-vote':
      await putInHeardCount({ ...form, ...by });
      return { message: 'Count put in', place: at(form, placeOnDesk.vote(form.index)) };
    case 'leave-count-vote':
      await leaveHeardCount({ ...form, ...by });
      return { message: 'Count left out', place: at(form, placeOnDesk.vote(form.index)) };
    case 'remove-vote':
      await removeVote({ ...form, ...by });
      return { message: 'Vote removed', place: at(form, 'votes-title') };
    case 'bring-back':
      await bringBackDraft({ ...form, ...by });
      return { message: 'The draft says what it said before', place: `?version=${form.versionId}` };
    case 'draft-again': {
      await refuseUnsure(form);
      const { agendaFile, agenda: pasted, ...again } = form;
      const file = agendaFile && (await readUpload(agendaFile));
      const agenda = await readGivenAgenda({ file, pasted });
      await draftAgain({ ...again, ...by, agenda });
      return { message: 'The summary is drafted again', place: '' };
    }
    case 'use-all-the-same':
      await answerDoubt({ ...form, ...by });
      return { message: 'Used all the same', place: `?version=${form.versionId}` };
    case 'refute-gap':
    case 'tell-gap': {
      const isRefuted = form.intent === 'refute-gap';
      await answerGap({ ...by, recordId: form.record, gap: form.gap, isRefuted });
      return {
        message: isRefuted ? 'Readers are not told of it' : 'Readers are told of it again',
        place: '#records',
      };
    }
    case 'publish':
    case 'publish-next':
      await publishSummary({ ...form, ...by });
      return { message: 'Summary published', place: '' };
    case 'correct': {
      const { versionId } = await startCorrection(by);
      return { message: 'Correction started', place: `?version=${versionId}` };
    }
    case 'retry':
      await retryParkedJob({ actorId: by.actorId, jobId: form.jobId, subjectId: by.meetingId });
      return { message: 'Drafting starts again', place: '' };
  }
}

async function refuseUnsure({ versionId, sure }: { versionId: string; sure?: 'on' }) {
  if (sure) return;
  const { isTouched } = await readReviewedVersion(versionId);
  if (!isTouched) return;
  throw new AppError(
    'invalid',
    'Somebody has worked on this draft. Tick the box to have it replaced.',
  );
}
