'use client';
import { useState } from 'react';
import { PlayIcon } from '#app/ui/icons.tsx';
import { usePlayLinks } from './use-play-links.ts';

type VideoPlayerProps = {
  /** YouTube's id. */
  video: string;
  title: string;
};

/** A video at YouTube, asked for only once it is wanted. Without a script: a link to it. */
export function VideoPlayer({ video, title }: VideoPlayerProps) {
  const [from, setFrom] = useState<number | null>(null);
  usePlayLinks((seconds) => setFrom(Math.floor(seconds)));
  const asked = new URLSearchParams({ autoplay: '1', rel: '0', start: String(from ?? 0) });
  return (
    <section
      aria-label="Recording"
      className="player no-print"
      data-used={from !== null || undefined}
    >
      {from === null ? (
        <a
          href={`https://www.youtube.com/watch?v=${video}`}
          rel="noopener"
          data-play-at="0"
          className="button button-secondary"
        >
          <PlayIcon />
          Play the Video
        </a>
      ) : (
        <iframe
          key={from}
          className="player-video"
          src={`https://www.youtube-nocookie.com/embed/${video}?${asked}`}
          title={`Video: ${title}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube shows nothing to a page that does not say where it is.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {from === null ? <p className="text-muted text-sm">It plays from YouTube.</p> : null}
    </section>
  );
}
