/** Why a dialog did not do what it asked about, inside it. */
export function DialogFailure({ failure }: { failure: { readonly title: string; readonly text: string } | undefined }) {
  return (
    <div role="alert" className="mt-4 text-sm empty:hidden">
      {failure !== undefined && (
        <div className="rounded-card border border-danger px-4 py-3">
          <p className="font-semibold">{failure.title}</p>
          <p>{failure.text}</p>
        </div>
      )}
    </div>
  );
}
