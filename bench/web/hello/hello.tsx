import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Container>
    <CssBaseline />
    <Typography variant="h1">Hello</Typography>
    <Button variant="contained">Add</Button>
  </Container>,
);
