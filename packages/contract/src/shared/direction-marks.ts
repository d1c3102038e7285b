/**
 * Marks that turn the direction of what follows them: in a name they show other words than it has. Every text from outside loses
 * them where it is read.
 */
export const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;
