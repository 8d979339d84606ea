import './latin.css';
import './devanagari.css';
