export interface Note {
  id: string;
  text: string;
  isDone: boolean;
  author: string;
  changedAt: string;
  version: number;
}
