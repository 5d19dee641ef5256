import { AudioPlayer } from '#app/meetings/listening/AudioPlayer.tsx';
import { VideoPlayer } from '#app/meetings/listening/VideoPlayer.tsx';
import type { ReadMeeting } from '#app/meetings/read-meeting.server.ts';
import type { CaseCard } from '#app/summaries/account/account.ts';

type MeetingPlayerProps = {
  meeting: Pick<ReadMeeting, 'id' | 'recording'>;
  cases: readonly CaseCard[];
  /** How the device names what is playing. */
  heard: { title: string; body: string | null };
};

/** Plays a meeting: its sound where there is a file of it, else its video. */
export function MeetingPlayer({ meeting, cases, heard }: MeetingPlayerProps) {
  const { audio, video } = meeting.recording ?? {};
  if (audio) {
    const chapters = cases.flatMap(({ title, begins }) =>
      begins?.play ? { title, from: begins.play.from } : [],
    );
    return (
      <AudioPlayer
        meetingId={meeting.id}
        src={audio}
        video={video ?? null}
        heard={{ title: heard.title, artist: heard.body ?? '' }}
        chapters={chapters}
      />
    );
  }
  return video ? <VideoPlayer video={video} title={heard.title} /> : null;
}
