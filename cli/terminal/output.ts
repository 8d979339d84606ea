/** What stands for standard output among the names of files. */
export const toOutput = '-';
