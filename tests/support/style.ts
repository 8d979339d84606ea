/** Stands for a style sheet, which tests do not draw. */
export default {};
