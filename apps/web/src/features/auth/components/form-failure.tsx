/** Why the last attempt failed, shown above the form and announced at once. */
export function FormFailure({ title, text }: { title?: string | undefined; text: string | undefined }) {
  const isShown = title !== undefined || text !== undefined;
  return (
    <div role="alert">
      {isShown && (
        <div className="mb-5 rounded-control border border-danger px-3 py-2 text-sm text-danger">
          {title !== undefined && <p className="font-medium">{title}</p>}
          {text !== undefined && <p>{text}</p>}
        </div>
      )}
    </div>
  );
}
