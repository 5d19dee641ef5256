import { PrivateMeta } from '#app/PageMeta.tsx';
import { ErrorPage } from '#app/ui/ErrorPage.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';

const words = {
  over: {
    status: 410,
    title: 'This link no longer works',
    text: 'A meeting is shared for 30 days, or until the reader who shared it revokes the link. Ask them for a new one.',
  },
  unknown: {
    status: 404,
    title: 'This link does not work',
    text: 'The address may be mistyped or cut short, or the account that shared the meeting may be closed.',
  },
} as const;

export type GoneState = keyof typeof words;

export const goneStatus = (state: GoneState): number => words[state].status;

/** The page of a link that leads nowhere, or no more. */
export function SharedMeetingGone({ state }: { state: GoneState }) {
  const { title, text } = words[state];
  return (
    <>
      <PrivateMeta title={title} />
      <ErrorPage
        title={title}
        text={text}
        action={<LinkButton to="/sample-meeting">View a Sample Meeting</LinkButton>}
      />
    </>
  );
}
