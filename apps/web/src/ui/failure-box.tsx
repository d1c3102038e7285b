/** Why something was not done, where it was asked for. */
export function FailureBox({
  failure,
}: {
  failure: { readonly title: string; readonly text: string } | null | undefined;
}) {
  return (
    <div role="alert" className="mt-4 text-sm empty:hidden">
      {failure != null && (
        <div className="rounded-card border border-danger px-4 py-3 wrap-anywhere">
          <p className="font-semibold">{failure.title}</p>
          <p>{failure.text}</p>
        </div>
      )}
    </div>
  );
}
