import '@fontsource-variable/anek-latin/wght.css';
