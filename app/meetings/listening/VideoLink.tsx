/** To a meeting's video at YouTube, on its own page there. */
export function VideoLink({ video }: { video: string }) {
  return (
    <a
      href={`https://www.youtube.com/watch?v=${video}`}
      rel="noopener"
      className="inline-flex min-h-6 items-center text-sm"
    >
      Watch the video at YouTube
    </a>
  );
}
