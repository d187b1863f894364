/** The progress, as a bar and in words. */
export function ShareBar({
  share,
  label,
  text,
}: {
  readonly share: number;
  readonly label: string;
  readonly text: string;
}) {
  const percent = Math.floor(share * 100);
  return (
    <div class="share-bar">
      <div
        class="progress"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
      <span class="soft small number">{text}</span>
    </div>
  );
}
