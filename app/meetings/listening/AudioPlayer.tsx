'use client';
import { useRef } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { useHeardCitations } from './use-heard-citations.ts';
import { type Heard, useMediaSession } from './use-media-session.ts';
import { usePlayLinks } from './use-play-links.ts';
import { usePlayback } from './use-playback.ts';
import { VideoLink } from './VideoLink.tsx';

export type PlayedChapter = { title: string; from: number };

type AudioPlayerProps = {
  meetingId: string;
  src: string;
  /** The same meeting at YouTube. */
  video: string | null;
  heard: Heard;
  /** Those whose place in the recording is known, in their order. */
  chapters: PlayedChapter[];
};

/** Plays a meeting's sound; stays in sight while it does. Without a script: the browser's own player. */
export function AudioPlayer({ meetingId, src, video, heard, chapters }: AudioPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const hydrated = useHydrated();
  const playback = usePlayback(audio, meetingId);
  const { used, failed, seconds } = playback;
  useMediaSession(playback, heard);
  usePlayLinks(playback.playFrom);
  useHeardCitations(used ? Math.floor(seconds * 4) / 4 : null);
  const chapter = used ? chapters.findLast(({ from }) => from <= seconds)?.title : undefined;
  return (
    <section aria-label="Recording" className="player no-print" data-used={used || undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is the record itself, cited throughout */}
      <audio ref={audio} src={src} preload="none" controls={!hydrated} />
      {hydrated ? <PlayerBar playback={playback} chapter={chapter ?? null} /> : null}
      {video ? <VideoLink video={video} /> : null}
      {failed ? (
        <p role="alert" className="player-failure">
          The recording could not be loaded. <a href={src}>Open it by itself</a>, or try again.
        </p>
      ) : null}
    </section>
  );
}
