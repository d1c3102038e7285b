/** Returns whether even the shortest rule contains the directive: commands, the hardest boundaries, who may use a record, how packages are installed, the external service, the core of the behavior. */
export function isMandatory(section: string, { weight }: { readonly weight: number }): boolean {
  if (section === 'boundaries') return weight >= 96;
  if (section === 'target') return weight >= 94;
  if (section === 'project' || section === 'policy' || section === 'generated') return weight >= 91;
  return (
    (section === 'commands' && weight >= 91) ||
    section === 'external' ||
    (section === 'application' && weight >= 98) ||
    (section === 'behavior' && weight >= 92) ||
    (section === 'done' && weight >= 98)
  );
}
