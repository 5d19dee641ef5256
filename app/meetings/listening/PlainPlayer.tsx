import type { Recording } from '../recording.ts';
import { VideoLink } from './VideoLink.tsx';

/** A recording on a page without scripts: the browser's own player, or a link. */
export function PlainPlayer({ recording: { audio, video } }: { recording: Recording }) {
  return (
    <section aria-label="Recording" className="player player-plain no-print">
      {audio ? (
        // biome-ignore lint/a11y/useMediaCaption: the transcript is the record itself, cited throughout
        <audio src={audio} preload="none" controls />
      ) : null}
      {video ? <VideoLink video={video} /> : null}
    </section>
  );
}
