/** The reason why the last attempt failed, shown above the form and announced at once. */
export function FormFailure({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className="mb-5 rounded-control border border-danger px-3 py-2 text-sm text-danger">{text}</p>
      )}
    </div>
  );
}
