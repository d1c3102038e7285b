/** The look of the buttons in a table cell: on the line of the texts beside them, without making the row higher. */
export const cellButtonLook = '-my-2 -ml-4 whitespace-nowrap underline underline-offset-4';
