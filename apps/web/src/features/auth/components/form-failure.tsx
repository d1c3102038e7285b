/** Why the last attempt did not work, above the form and read out at once. */
export function FormFailure({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className="mb-5 rounded-control border border-danger px-3 py-2 text-sm text-danger">{text}</p>
      )}
    </div>
  );
}
