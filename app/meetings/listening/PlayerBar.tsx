'use client';
import { PauseIcon, PlayIcon, SkipBackIcon, SkipForwardIcon } from '#app/ui/icons.tsx';
import { recordTime } from '../record-time.ts';
import { speeds } from './remembered.ts';
import { skipSeconds } from './use-media-session.ts';
import type { Playback } from './use-playback.ts';

type PlayerBarProps = {
  playback: Playback;
  /** The chapter that is being heard. */
  chapter: string | null;
};

/** The controls of a recording, each a plain control of the page that any keyboard works. */
export function PlayerBar({ playback, chapter }: PlayerBarProps) {
  const { playing, loading, seconds, duration, speed } = playback;
  return (
    <div className="player-bar">
      <div className="player-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={`Back ${skipSeconds} seconds`}
          onClick={() => playback.skip(-skipSeconds)}
        >
          <SkipBackIcon />
        </button>
        <button
          type="button"
          className="player-play"
          aria-label={playing ? 'Pause' : 'Play'}
          aria-busy={loading || undefined}
          onClick={playing ? playback.pause : playback.play}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Forward ${skipSeconds} seconds`}
          onClick={() => playback.skip(skipSeconds)}
        >
          <SkipForwardIcon />
        </button>
      </div>
      <p className="player-time">
        {time(seconds)}
        <span className="text-muted"> / {duration === null ? '–:––' : time(duration)}</span>
      </p>
      <p className="player-chapter">{chapter}</p>
      <input
        type="range"
        className="player-progress"
        aria-label="Place in the recording"
        aria-valuetext={duration === null ? time(seconds) : `${time(seconds)} of ${time(duration)}`}
        min={0}
        max={Math.max(1, Math.floor(duration ?? 1))}
        step={1}
        value={duration === null ? 0 : Math.floor(seconds)}
        disabled={duration === null}
        onChange={(event) => playback.seek(Number(event.currentTarget.value))}
      />
      <select
        className="player-speed"
        aria-label="Speed"
        value={speed}
        onChange={(event) => playback.setSpeed(Number(event.currentTarget.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
    </div>
  );
}

const time = (seconds: number) => recordTime(seconds, null) ?? '';
