/** Stands for a style sheet, which tests do not use. */
export default {};
