import type { DocumentKind } from '../upstream.ts';

type Recorded = { audioFile: string } | { videoId: string };

const sound = /\.(?:mp3|m4a|wav|ogg|oga|opus|flac)$/i;
const youtube = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$/i;
const videoId = /^[\w-]{11}$/;

/** What a meeting can play of a link: a file of sound, or a video at YouTube; null for all else. */
export function recordingIn({ kind, url }: { kind: DocumentKind; url: string }): Recorded | null {
  if (kind !== 'audio' && kind !== 'video') return null;
  const { hostname, pathname, searchParams } = new URL(url);
  if (sound.test(pathname)) return { audioFile: url };
  if (!youtube.test(hostname)) return null;
  const last = pathname.split('/').at(-1) ?? '';
  const id = searchParams.get('v') ?? last;
  return videoId.test(id) ? { videoId: id } : null;
}
