import { AudioPlayer } from '#app/meetings/listening/AudioPlayer.tsx';
import { VideoPlayer } from '#app/meetings/listening/VideoPlayer.tsx';
import type { Recording } from '#app/meetings/recording.ts';

type DeskPlayerProps = {
  recording: Recording;
  meeting: { id: string; title: string | null; governmentBody: string | null };
};

/** The recording above its transcript: what was heard settles what was meant. */
export function DeskPlayer({ recording, meeting }: DeskPlayerProps) {
  const { audio, video } = recording;
  const title = meeting.title ?? 'Untitled meeting';
  return (
    <div className="mb-3">
      {video ? (
        <VideoPlayer video={video} title={title} />
      ) : audio ? (
        <AudioPlayer
          meetingId={meeting.id}
          src={audio}
          video={null}
          heard={{ title, artist: meeting.governmentBody ?? '' }}
          chapters={[]}
        />
      ) : null}
    </div>
  );
}
