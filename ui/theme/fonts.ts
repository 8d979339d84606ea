import '@fontsource-variable/anek-latin/wght.css';
import './devanagari.css';
