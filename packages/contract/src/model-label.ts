/** Returns the name of a model as people read it: API names may begin with a lower-case letter. */
export function modelLabel(aiModel: string): string {
  return aiModel.charAt(0).toUpperCase() + aiModel.slice(1);
}
