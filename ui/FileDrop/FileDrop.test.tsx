import { expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { FileDrop, type FileDropProps } from './FileDrop.js';

const category = new File(['name\nMilk\n'], 'shelf.csv', { type: 'text/csv' });
const drop = (props: Partial<FileDropProps> = {}) => {
  const onFile = jest.fn<FileDropProps['onFile']>();
  show(
    <FileDrop
      label="Choose a CSV file"
      title="Drop a CSV file here"
      rules="CSV of up to 64 MB"
      accept=".csv"
      onFile={onFile}
      {...props}
    />,
  );
  return onFile;
};

test('the same file can be chosen again, once it was mended', async () => {
  const onFile = drop();
  await userEvent.upload(screen.getByLabelText('Choose a CSV file'), category);
  await userEvent.upload(screen.getByLabelText('Choose a CSV file'), category);
  expect(onFile.mock.calls).toEqual([[category], [category]]);
});

test('a file can be dropped, but not while another is on its way', () => {
  const onFile = drop();
  fireEvent.drop(screen.getByText('Drop a CSV file here'), { dataTransfer: { files: [category] } });
  expect(onFile).toHaveBeenCalledTimes(1);
});

test('nothing is taken while a file is on its way', () => {
  const onFile = drop({ sending: { name: 'other.csv', progress: 37 } });
  fireEvent.drop(screen.getByText('Drop a CSV file here'), { dataTransfer: { files: [category] } });
  expect(onFile).not.toHaveBeenCalled();
});

test('how much of a file has gone out is said in percent; what the shop still reads has no end', () => {
  drop({ sending: { name: 'shelf.csv', progress: 36.6 } });
  const bar = screen.getByRole('progressbar', { name: 'Uploading shelf.csv' });
  expect(bar).toHaveAttribute('aria-valuenow', '37');
  expect(screen.getByText('37 %')).toBeVisible();
  cleanup();
  drop({ sending: { name: 'shelf.csv', progress: 100 } });
  expect(screen.getByRole('progressbar', { name: 'Uploading shelf.csv' })).not.toHaveAttribute(
    'aria-valuenow',
  );
});

test('why a file was refused is said with the field', () => {
  drop({ error: 'This is no CSV' });
  expect(screen.getByLabelText('Choose a CSV file')).toHaveAccessibleDescription(
    expect.stringContaining('This is no CSV'),
  );
});
